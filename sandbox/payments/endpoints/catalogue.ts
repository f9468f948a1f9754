import { PARAMS } from '../params';
import type { Coupon, Price } from '../types';
import { find, PaymentError } from '../world';
import { type Endpoint, endpoint, listOf } from './endpoint';

export const CATALOGUE_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /v1/products': endpoint(PARAMS.product, ({ state, newId }, given) => {
    const id = given.id ?? newId('prod');
    if (state.products[id]) throw exists(`Product already exists: ${id}.`, 'id');
    const product = { id, object: 'product', name: given.name, active: true } as const;
    state.products[id] = product;
    return product;
  }),
  'GET /v1/products/:id': endpoint(PARAMS.read, ({ state }, _, id) => find(state.products, id, 'product')),
  'POST /v1/prices': endpoint(PARAMS.price, ({ state, newId }, given) => {
    const { lookup_key = null, recurring, currency, unit_amount } = given;
    const taken = Object.values(state.prices).some((price) => price.lookup_key === lookup_key);
    if (lookup_key && taken) throw exists(`A price uses the lookup key ${lookup_key}.`, 'lookup_key');
    const id = newId('price');
    const product = find(state.products, given.product, 'product', 'product').id;
    const repeats = recurring ? { ...recurring, interval_count: 1 } : null;
    const common = { product, currency, unit_amount, lookup_key, active: true } as const;
    const price: Price = { id, object: 'price', ...common, recurring: repeats };
    state.prices[id] = price;
    return price;
  }),
  'GET /v1/prices': endpoint(PARAMS.prices, ({ state }, { lookup_keys }) => {
    const all = Object.values(state.prices);
    const named = all.filter(({ lookup_key: key }) => key !== null && lookup_keys?.includes(key));
    return listOf('/v1/prices', lookup_keys ? named : all);
  }),
  'POST /v1/coupons': endpoint(PARAMS.coupon, ({ state, newId }, given) => {
    const id = given.id ?? newId('coupon');
    if (state.coupons[id]) throw exists(`Coupon already exists: ${id}.`, 'id');
    const coupon: Coupon = { id, object: 'coupon', percent_off: given.percent_off, duration: 'once' };
    state.coupons[id] = coupon;
    return coupon;
  }),
  'GET /v1/coupons/:id': endpoint(PARAMS.read, ({ state }, _, id) => find(state.coupons, id, 'coupon')),
};

function exists(message: string, param: string): PaymentError {
  return new PaymentError(400, 'resource_already_exists', message, param);
}
