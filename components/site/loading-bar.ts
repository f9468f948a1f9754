import nprogress from 'nprogress';
import { LOADING, progressAfter } from './loading-timing';

nprogress.configure({
  barSelector: '.bar',
  showSpinner: false,
  trickle: false,
  // The library fills the bar in one speed and fades it in another: together the time until it is gone.
  speed: LOADING.hide / 2,
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
  if (nprogress.isStarted()) nprogress.set(1);
}

/** The page could not be fetched: the bar says so before it goes. */
export function failLoading(): void {
  stopTimers();
  document.documentElement.dataset.pageFailed = '';
  nprogress.set(1);
}

function show(): void {
  const begun = Date.now();
  nprogress.start();
  moving = setInterval(() => nprogress.set(progressAfter(Date.now() - begun)), LOADING.step);
}

function stopTimers(): void {
  clearTimeout(waiting);
  clearInterval(moving);
}
