import { AppError } from '@/lib/errors/app-error';
import { openRoute } from '@/lib/http/server/route';

/** Whatever no other route answers, told as the API tells everything. */
const nothing = openRoute(async () => {
  throw new AppError('not-found');
});

export const GET = nothing;
export const POST = nothing;
export const PUT = nothing;
export const PATCH = nothing;
export const DELETE = nothing;
