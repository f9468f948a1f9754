import type { z } from 'zod';
import type { FormObject } from '../form';
import { readParams } from '../params';
import type { World } from '../world';

/** A call of the API: what it answers to the parameters it understands. `id` is the variable part of its path. */
export type Endpoint = (world: World, form: FormObject, id: string) => unknown;

export function endpoint<T>(
  params: z.ZodType<T>,
  act: (world: World, given: T, id: string) => unknown,
): Endpoint {
  return (world, form, id) => act(world, readParams(params, form), id);
}

export function listOf(url: string, data: readonly unknown[]) {
  return { object: 'list', url, has_more: false, data };
}
