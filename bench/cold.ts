// Run in a process of its own by the bench: prints the milliseconds from nothing loaded to a finished draft.
const started = performance.now();
const { draft } = await import('@/lib/drafting/draft');
const { defaultChoices } = await import('@/lib/choices/defaults');
const { STANDARD_SIZES } = await import('@/lib/measurements/standard-sizes');
const outcome = draft(defaultChoices('top'), STANDARD_SIZES['38']);
if ('refused' in outcome) throw new Error(`The plain top is refused: ${JSON.stringify(outcome.refused)}`);
process.stdout.write(String(performance.now() - started));

export {};
