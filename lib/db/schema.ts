/** Every table, for drizzle and for the migrations made from it. */
export * from './schema/billing';
export * from './schema/built-files';
export * from './schema/credits';
export * from './schema/fit';
export * from './schema/jobs';
export * from './schema/newsletter';
export * from './schema/outbox';
export * from './schema/patterns';
export * from './schema/people';
export * from './schema/secrets';
