/** Left, top, width and height of what is seen, in cm. */
export type Box = readonly [number, number, number, number];

/** How a picture is looked at: 1 shows all of it, and the point in cm that stands in the middle. */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const MAX_ZOOM = 8;
export const ZOOM_STEP = 1.4;

export function wholeView([left, top, width, height]: Box): Camera {
  return { zoom: 1, x: left + width / 2, y: top + height / 2 };
}

/** The part of the picture that is seen, of the proportions of the picture itself. */
export function seenBox({ zoom, x, y }: Camera, [, , width, height]: Box): Box {
  return [x - width / zoom / 2, y - height / zoom / 2, width / zoom, height / zoom];
}

/** The middle kept inside the picture, so that it cannot be lost; nothing to move when all of it is seen. */
export function within({ zoom, x, y }: Camera, box: Box): Camera {
  const whole = wholeView(box);
  if (zoom <= 1) return whole;
  const [left, top, width, height] = box;
  const [dx, dy] = [width / zoom / 2, height / zoom / 2];
  return {
    zoom: Math.min(zoom, MAX_ZOOM),
    x: Math.min(left + width - dx, Math.max(left + dx, x)),
    y: Math.min(top + height - dy, Math.max(top + dy, y)),
  };
}

/** Nearer or further by `factor`, with the point under the pointer staying under it. */
export function zoomAt(camera: Camera, box: Box, factor: number, at: { x: number; y: number }): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom * factor));
  const keep = camera.zoom / zoom;
  return within({ zoom, x: at.x + (camera.x - at.x) * keep, y: at.y + (camera.y - at.y) * keep }, box);
}

export function pan(camera: Camera, box: Box, dx: number, dy: number): Camera {
  return within({ ...camera, x: camera.x + dx, y: camera.y + dy }, box);
}
