// Placeholder until the first subject lands.
