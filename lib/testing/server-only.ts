// Stands in for the `server-only` package under vitest, which resolves no React server condition.
export {};
