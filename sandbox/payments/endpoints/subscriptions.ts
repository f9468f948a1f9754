import type { z } from 'zod';
import { PARAMS } from '../params';
import { changeSubscription, endSubscription } from '../subscriptions';
import { find, findCustomer, PaymentError, type World } from '../world';
import { type Endpoint, endpoint, listOf } from './endpoint';

export const SUBSCRIPTION_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET /v1/subscriptions': endpoint(PARAMS.subscriptions, (world, { customer, status }) => {
    if (customer) findCustomer(world, customer);
    const all = Object.values(world.state.subscriptions).filter(
      (one) => customer === undefined || one.customer === customer,
    );
    const wanted = all.filter((one) => status === 'all' || one.status === (status ?? one.status));
    return listOf('/v1/subscriptions', status ? wanted : wanted.filter((one) => one.status !== 'canceled'));
  }),
  'GET /v1/subscriptions/:id': endpoint(PARAMS.read, ({ state }, _, id) =>
    find(state.subscriptions, id, 'subscription'),
  ),
  'POST /v1/subscriptions/:id': endpoint(PARAMS.subscription, update),
  'DELETE /v1/subscriptions/:id': endpoint(PARAMS.none, (world, _, id) => {
    const subscription = find(world.state.subscriptions, id, 'subscription');
    if (subscription.status === 'canceled') return find({}, id, 'subscription');
    endSubscription(world, subscription);
    return subscription;
  }),
  'GET /v1/invoices': endpoint(PARAMS.invoices, ({ state }, { subscription, status }) => {
    const all = Object.values(state.invoices).filter(
      (one) =>
        (subscription === undefined || one.parent?.subscription_details.subscription === subscription) &&
        (status === undefined || one.status === status),
    );
    return listOf('/v1/invoices', all);
  }),
  'GET /v1/invoices/:id': endpoint(PARAMS.read, ({ state }, _, id) => find(state.invoices, id, 'invoice')),
};

function update(world: World, given: z.output<typeof PARAMS.subscription>, id: string) {
  const subscription = find(world.state.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled')
    throw new PaymentError(400, 'resource_missing', 'A canceled subscription can only update its metadata.');
  const item = given.items?.[0];
  if (item && item.id !== subscription.items.data[0].id)
    find({}, item.id, 'subscription_item', 'items[0][id]');
  const cancel = given.cancel_at_period_end;
  changeSubscription(world, subscription, {
    ...(item ? { price: find(world.state.prices, item.price, 'price', 'items[0][price]') } : {}),
    ...(cancel === undefined ? {} : { cancelAtPeriodEnd: cancel }),
    prorate: given.proration_behavior ?? 'create_prorations',
  });
  return subscription;
}
