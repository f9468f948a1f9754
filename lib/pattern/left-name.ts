const SIDE = '-left';

/** A name told apart from its like on the other half. */
export const leftName = (name: string): string => `${name}${SIDE}`;

/** The name it has on the other half. */
export const withoutLeft = (name: string): string =>
  name.endsWith(SIDE) ? name.slice(0, -SIDE.length) : name;
