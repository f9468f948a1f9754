import { describe, expect, it } from 'vitest';
import { answer } from './request';

describe('a request to draft', () => {
  it('lets a chart size stand for a body and fills in choices', () => {
    const outcome = answer({ size: 38 });
    expect('draft' in outcome && outcome.draft.choices.garment).toBe('top');
  });

  it('completes a body from its essentials', () => {
    const outcome = answer({
      choices: { options: { sleeve: 'none' } },
      body: {
        bustCircumference: 92,
        waistCircumference: 74,
        hipCircumference: 98,
        stature: 168,
        backHeight: 42,
        frontChestHeight: 46,
        bustHeight: 28,
        shoulderLength: 13,
        armLength: 60,
      },
    });
    expect('draft' in outcome && outcome.draft.body.bicepsCircumference).toBeGreaterThan(25);
  });

  it.each([
    [{}, 'invalid-body', 'body'],
    [{ size: '37' }, 'invalid-body', 'size'],
    [{ body: { bustCircumference: '92' } }, 'invalid-body', 'bustCircumference'],
    [{ size: 38, choices: { options: { sleeve: 'wings' } } }, 'invalid-choices', 'sleeve'],
    [{ size: 38, choices: [] }, 'invalid-choices', 'choices'],
  ])('refuses %j', (asked, code, field) => {
    const outcome = answer(asked);
    expect('refused' in outcome && outcome.refused.code).toBe(code);
    expect('refused' in outcome && outcome.refused.fields).toContain(field);
  });
});
