/**
 * Runs in the browser before all else. Schemas are read there without being compiled, which our content policy forbids:
 * a browser reports the mere attempt, for each visitor, and what is really wrong would be lost among that.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
