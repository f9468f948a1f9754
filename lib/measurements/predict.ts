import type { Body } from './names';
import { type Predicted, type Predictor, REGRESSION } from './regression';

type Known = Pick<Body, Predictor>;

/** What the survey would read for this measurement on a body of these girths and this height, cm. */
export function predictSurvey(name: Predicted, known: Known): number {
  const r = REGRESSION[name];
  return (
    r.intercept +
    r.bust * known.bustCircumference +
    r.waist * known.waistCircumference +
    r.hip * known.hipCircumference +
    r.stature * known.stature
  );
}

/** What a French chart would read: the survey's prediction moved by the difference of practice, cm. */
export function predict(name: Predicted, known: Known): number {
  return predictSurvey(name, known) + REGRESSION[name].chartOffset;
}
