// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '@/lib/measurements/limits';
import { MEASUREMENTS, type MeasurementName } from '@/lib/measurements/names';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { parseLength } from './parse-length';
import type { Unit } from './units';
import { useMeasureWords } from './words';

afterEach(cleanup);

function Example({ name, unit }: { readonly name: MeasurementName; readonly unit: Unit }) {
  return <p data-testid={name}>{useMeasureWords(unit).trouble(name, 'notALength', 'abc')}</p>;
}

test.each(['cm', 'in'] as const)('the example beside a field in %s would be taken by that field', (unit) => {
  renderCreator(
    <div>
      {MEASUREMENTS.map((name) => (
        <Example key={name} name={name} unit={unit} />
      ))}
    </div>,
    {},
  );
  for (const name of MEASUREMENTS) {
    const [, example = ''] = /par exemple (.*)\.$/.exec(screen.getByTestId(name).textContent ?? '') ?? [];
    const cm = parseLength(example, unit);
    expect(cm, `${name}: ${example}`).toBeGreaterThanOrEqual(LIMITS[name].min);
    expect(cm, `${name}: ${example}`).toBeLessThanOrEqual(LIMITS[name].max);
  }
});
