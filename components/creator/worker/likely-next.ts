import { listingOf } from '@/lib/choices/catalogue';
import { rangeOf } from '@/lib/choices/ranges';
import type { Choices } from '@/lib/choices/types';

/**
 * What a hand that went from one state to another goes to next if it goes on: the same dimension as much again, or the
 * next value of the same question. `undefined` at the end of either, and where more than one thing changed.
 */
export function likelyNext(before: Choices, now: Choices): Choices | undefined {
  const options = changed(before.options, now.options);
  const sizes = changed(before.sizes, now.sizes);
  if (before.garment !== now.garment || options.length + sizes.length !== 1) return undefined;
  const [slot] = options;
  const [size] = sizes;
  return slot === undefined ? nextSize(before, now, size as string) : nextValue(before, now, slot);
}

function changed<T>(before: Readonly<Record<string, T>>, now: Readonly<Record<string, T>>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
}

function nextSize(before: Choices, now: Choices, size: string): Choices | undefined {
  const [was, is] = [before.sizes[size], now.sizes[size]];
  if (was === undefined || is === undefined) return undefined;
  const { min, max } = rangeOf(now, size);
  const next = Math.round((is + (is - was)) * 1000) / 1000;
  return next < min || next > max ? undefined : { ...now, sizes: { ...now.sizes, [size]: next } };
}

function nextValue(before: Choices, now: Choices, slot: string): Choices | undefined {
  const values = listingOf(now.garment).slots[slot]?.values ?? [];
  const at = ({ options }: Choices) => values.indexOf(options[slot] ?? '');
  const next = values[at(now) + Math.sign(at(now) - at(before))];
  return next === undefined ? undefined : { ...now, options: { ...now.options, [slot]: next } };
}
