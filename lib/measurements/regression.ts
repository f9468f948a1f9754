import type { MeasurementName } from './names';

interface Regression {
  readonly intercept: number;
  readonly bust: number;
  readonly waist: number;
  readonly hip: number;
  readonly stature: number;
  /** Standard deviation of what the prediction leaves unexplained, cm. */
  readonly residualSd: number;
  /** How French chart practice reads this measurement, over the survey's protocol, cm. */
  readonly chartOffset: number;
}

/** The four a body is predicted from; they have no prediction of their own here. */
export type Predictor = 'bustCircumference' | 'waistCircumference' | 'hipCircumference' | 'stature';
export type Predicted = Exclude<MeasurementName, Predictor>;

/**
 * Linear predictions in centimetres from bust, waist, hip and stature, fitted on 4,194 women (US Army surveys of
 * 1988 and 2012). `frontWidth` is barely constrained by that data: its spread is assumed.
 */
export const REGRESSION: Readonly<Record<Predicted, Regression>> = {
  armLength: {
    intercept: -4.582,
    bust: -0.0029,
    waist: 0.0145,
    hip: -0.0164,
    stature: 0.3676,
    residualSd: 1.88,
    chartOffset: 4.0,
  },
  backHeight: {
    intercept: 3.904,
    bust: -0.0241,
    waist: 0.075,
    hip: -0.0005,
    stature: 0.205,
    residualSd: 1.62,
    chartOffset: 0.0,
  },
  bicepsCircumference: {
    intercept: 2.199,
    bust: 0.0784,
    waist: 0.0837,
    hip: 0.1909,
    stature: -0.0351,
    residualSd: 1.61,
    chartOffset: 0.0,
  },
  bustSpacing: {
    intercept: 2.863,
    bust: 0.1448,
    waist: -0.005,
    hip: -0.0148,
    stature: 0.0263,
    residualSd: 1.36,
    chartOffset: 0.0,
  },
  bustHeight: {
    intercept: -0.956,
    bust: 0.1892,
    waist: 0.0078,
    hip: 0.0246,
    stature: 0.0468,
    residualSd: 1.69,
    chartOffset: 0.0,
  },
  backWidth: {
    intercept: 8.139,
    bust: 0.1337,
    waist: 0.0541,
    hip: 0.0458,
    stature: 0.0495,
    residualSd: 2.11,
    chartOffset: 0.0,
  },
  frontWidth: {
    intercept: 19.152,
    bust: 0.092,
    waist: 0.0189,
    hip: 0.016,
    stature: 0.0173,
    residualSd: 1.9,
    chartOffset: 0.0,
  },
  frontChestHeight: {
    intercept: 2.903,
    bust: 0.1862,
    waist: -0.0535,
    hip: 0.0106,
    stature: 0.1615,
    residualSd: 1.57,
    chartOffset: 2.0,
  },
  hipsToFloor: {
    intercept: -11.412,
    bust: -0.0288,
    waist: 0.1151,
    hip: -0.1094,
    stature: 0.6108,
    residualSd: 2.48,
    chartOffset: -2.35,
  },
  neckBaseCircumference: {
    intercept: 12.411,
    bust: 0.0802,
    waist: 0.0519,
    hip: 0.0168,
    stature: 0.0688,
    residualSd: 1.29,
    chartOffset: 0.0,
  },
  shoulderLength: {
    intercept: 3.449,
    bust: 0.0081,
    waist: -0.0094,
    hip: 0.0028,
    stature: 0.0603,
    residualSd: 0.98,
    chartOffset: -0.9,
  },
  underbustCircumference: {
    intercept: 6.763,
    bust: 0.5068,
    waist: 0.2014,
    hip: -0.0049,
    stature: 0.0578,
    residualSd: 2.32,
    chartOffset: 0.0,
  },
  waistToFloor: {
    intercept: -13.997,
    bust: -0.0163,
    waist: 0.0029,
    hip: 0.0097,
    stature: 0.7115,
    residualSd: 1.73,
    chartOffset: 0.0,
  },
};
