/** Runs once when the server starts, before it answers: opens the services of its role, or ends the process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { serve } = await import('@/lib/runtime/serve');
  await serve();
}
