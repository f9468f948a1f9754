import { VIEW } from '@/components/space/view-source';
import { INSIDE } from '@/lib/fabrics/worn-look';

/** Daylight from the upper left; what it meets first throws a shadow. Its space holds all that stands about the middle. */
const LIGHT = `
const vec3 TOWARD = vec3(-0.506, 0.556, 0.659);
const vec3 ASIDE = vec3(0.793, 0.0, 0.609);
const vec3 UPWARD = vec3(0.339, 0.831, -0.441);
vec3 lit(vec3 p) {
  vec3 from = p - vec3(0.0, fit.z, 0.0);
  return vec3(dot(ASIDE, from), dot(UPWARD, from), -dot(TOWARD, from)) / 135.0;
}`;

/** What throws a shadow, as the light sees it. */
export const SHADOW = {
  vertex: `#version 300 es
${VIEW}
${LIGHT}
in vec3 position;
void main() {
  gl_Position = vec4(lit(seen(position)), 1.0);
}`,
  fragment: `#version 300 es
precision mediump float;
void main() {}`,
};

/** Cloth and skin. */
export const SURFACE = {
  vertex: `#version 300 es
${VIEW}
${LIGHT}
uniform float behind;
in vec3 position;
in vec3 normal;
in vec2 place;
in float hollow;
in float level;
out vec3 facing;
out vec3 spot;
out vec2 at;
out float deep;
out float tight;
void main() {
  vec3 p = seen(position);
  facing = seen(normal);
  at = place;
  deep = hollow;
  tight = level;
  vec3 off = dot(facing, TOWARD) < 0.0 ? -facing : facing;
  spot = lit(p + 0.7 * off) * 0.5 + 0.5;
  gl_Position = placed(p - vec3(0.0, 0.0, behind));
}`,
  /**
   * Half of the light comes from the sky, half from the sun; folds are darker. Sheen is mirrored, fuzz glows at the rim.
   * On the map of the fit a colour and lines, the closer the tighter, lie over the cloth.
   */
  fragment: `#version 300 es
precision highp float;
precision highp sampler2DShadow;
uniform sampler2D print;
uniform sampler2DShadow shadow;
uniform vec2 repeat;
uniform vec4 feel;
uniform float mapped;
uniform vec3 loose;
uniform vec3 close;
uniform vec3 pulls;
${LIGHT.split('\n').slice(1, 2).join('\n')}
in vec3 facing;
in vec3 spot;
in vec2 at;
in float deep;
in float tight;
out vec4 shown;
float sunny() {
  float sum = 0.0;
  for (int i = -1; i <= 1; i++)
    for (int j = -1; j <= 1; j++)
      sum += texture(shadow, spot + vec3(vec2(i, j) * 0.0016, -0.0015));
  return sum / 9.0;
}
vec3 colourOfFit(vec3 cloth) {
  vec3 own = tight < 0.5 ? mix(loose, close, tight * 2.0) : mix(close, pulls, tight * 2.0 - 1.0);
  float gap = tight < 0.5 ? 0.0 : 3.2 - 2.2 * (tight * 2.0 - 1.0);
  float line = gap > 0.0 ? abs(fract((at.x + at.y) / gap) - 0.5) * gap : 1.0;
  float drawn = 1.0 - smoothstep(0.1, 0.1 + max(0.04, fwidth((at.x + at.y))), line);
  return mix(own, own * 0.45, drawn * smoothstep(0.5, 0.62, tight));
}
void main() {
  vec3 n = normalize(facing);
  float side = gl_FrontFacing ? 1.0 : -1.0;
  n *= side;
  vec4 dyed = texture(print, at / repeat);
  vec3 colour = mapped > 0.5 ? colourOfFit(dyed.rgb) : dyed.rgb;
  float sun = dot(n, TOWARD);
  float direct = max(0.0, sun * 0.8 + 0.2) * mix(0.35, 1.0, sunny());
  float sky = 0.5 + 0.5 * n.y;
  float open = clamp(1.0 - 1.5 * side * deep, 0.55, 1.2);
  float rim = pow(1.0 - clamp(n.z, 0.0, 1.0), 3.0);
  vec3 half_ = normalize(TOWARD + vec3(0.0, 0.0, 1.0));
  float mirror = pow(max(0.0, dot(n, half_)), feel.y) * feel.x * mix(0.3, 1.0, sunny());
  vec3 light = vec3(0.36, 0.37, 0.40) * mix(0.75, 1.08, sky) * open + vec3(0.60, 0.585, 0.55) * direct * mix(1.0, open, 0.5);
  vec3 seenColour = colour * (side < 0.0 ? light * ${INSIDE.darker.toFixed(2)} + ${INSIDE.thrown.toFixed(2)} : light) + mirror * mix(vec3(1.0), colour, 0.4) + rim * feel.z * (0.3 + 0.7 * colour);
  float cover = mapped > 0.5 ? 1.0 : mix(feel.w, 1.0, feel.w < 1.0 ? rim : 1.0);
  shown = vec4(seenColour * cover, cover);
}`,
};
