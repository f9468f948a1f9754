import { VIEW } from '@/components/space/view-source';

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
