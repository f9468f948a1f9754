import nprogress from 'nprogress';
import { LOADING, progressAfter } from './loading-timing';

nprogress.configure({
  showSpinner: false,
  trickle: false,
  speed: LOADING.hide,
  minimum: 0.02,
  template: '<div class="bar" role="presentation"></div>',
});

let waiting: ReturnType<typeof setTimeout> | undefined;
let moving: ReturnType<typeof setInterval> | undefined;

/** A page has been asked for: the bar shows unless the page comes within the throttle. */
export function startLoading(): void {
  stopTimers();
  delete document.documentElement.dataset.pageFailed;
  waiting = setTimeout(show, LOADING.throttle);
}

/** The page is there. */
export function finishLoading(): void {
  stopTimers();
  if (nprogress.isStarted()) nprogress.done();
}

/** The page could not be fetched: the bar says so before it goes. */
export function failLoading(): void {
  stopTimers();
  document.documentElement.dataset.pageFailed = '';
  nprogress.start();
  nprogress.done();
}

function show(): void {
  const begun = Date.now();
  nprogress.start();
  moving = setInterval(() => nprogress.set(progressAfter(Date.now() - begun)), LOADING.throttle);
}

function stopTimers(): void {
  clearTimeout(waiting);
  clearInterval(moving);
}
