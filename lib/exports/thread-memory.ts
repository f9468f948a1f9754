/**
 * What a thread that makes files may hold, MB: room for what is soon forgotten, without which a third of its time goes
 * into clearing that away, and for the rest.
 */
export const THREAD_MEMORY = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 160 } as const;
