/** Whether the browser draws in space: with WebGL 2. */
export function canDrawInSpace(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few contexts: this one was only to see.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
