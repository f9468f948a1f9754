/** The view: turned about the plumb line, seen from afar and a little from above, scaled to fit. */
export const VIEW = `
uniform vec2 turn;
uniform vec4 fit;
vec3 seen(vec3 p) {
  float z = turn.x * p.z - turn.y * p.x;
  return vec3(turn.x * p.x + turn.y * p.z, 0.99 * p.y - 0.14 * z, 0.99 * z + 0.14 * p.y);
}
vec4 placed(vec3 p) {
  return vec4(p.x * fit.x, (p.y - fit.z) * fit.y, -p.z * fit.w, 1.0);
}`;
