/** The view: turned about the plumb line, seen from afar and a little from above, scaled to fit. */
const VIEW = `
uniform vec2 turn;
uniform vec4 fit;
vec3 seen(vec3 p) {
  float z = turn.x * p.z - turn.y * p.x;
  return vec3(turn.x * p.x + turn.y * p.z, 0.99 * p.y - 0.14 * z, 0.99 * z + 0.14 * p.y);
}
vec4 placed(vec3 p) {
  return vec4(p.x * fit.x, (p.y - fit.z) * fit.y, -p.z * fit.w, 1.0);
}`;

export const SKIN = {
  vertex: `#version 300 es
${VIEW}
in vec3 position;
in vec3 normal;
out vec3 facing;
void main() {
  facing = seen(normal);
  gl_Position = placed(seen(position));
}`,
  /** Daylight from the upper left, and the toile lighter where it turns away. */
  fragment: `#version 300 es
precision mediump float;
uniform vec3 colour;
in vec3 facing;
out vec4 shown;
void main() {
  vec3 n = normalize(facing);
  float light = 0.5 + 0.5 * dot(n, normalize(vec3(-0.5, 0.55, 0.65)));
  shown = vec4(colour * (0.38 + 0.68 * light * light), 1.0);
}`,
};

export const TAPE = {
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
uniform vec3 colour;
uniform float dash;
in float along;
out vec4 shown;
void main() {
  if (dash > 0.0 && fract(along / dash) > 0.55) discard;
  shown = vec4(colour, 1.0);
}`,
};
