import { VIEW } from './view-source';

export const LINE = {
  /** A line of constant width: each of its ends is drawn to both sides, square to it on the screen. */
  vertex: `#version 300 es
${VIEW}
uniform vec3 width;
in vec3 position;
in vec3 other;
in vec2 corner;
out float along;
void main() {
  vec4 here = placed(seen(position));
  vec4 there = placed(seen(other));
  vec2 way = (there.xy - here.xy) / width.xy;
  vec2 ahead = length(way) > 0.0 ? normalize(way) * corner.x : vec2(1.0, 0.0);
  vec2 aside = vec2(-ahead.y, ahead.x) * corner.y;
  here.xy += (aside - ahead * corner.x * 0.5) * width.xy * width.z;
  here.z -= 0.006;
  along = here.y / width.y + here.x / width.x;
  gl_Position = here;
}`,
  fragment: `#version 300 es
precision mediump float;
uniform vec4 colour;
uniform float dash;
in float along;
out vec4 shown;
void main() {
  if (dash > 0.0 && fract(along / dash) > 0.55) discard;
  shown = vec4(colour.rgb * colour.a, colour.a);
}`,
};
