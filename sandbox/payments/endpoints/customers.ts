import { PARAMS } from '../params';
import { endSubscription } from '../subscriptions';
import type { Customer, Portal } from '../types';
import { find, findCustomer, type World } from '../world';
import { type Endpoint, endpoint } from './endpoint';

export const CUSTOMER_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /v1/customers': endpoint(
    PARAMS.customer,
    ({ state, newId }, { email = null, name = null, metadata }) => {
      const id = newId('cus');
      const customer: Customer = { id, object: 'customer', email, name, metadata: metadata ?? {} };
      state.customers[id] = customer;
      return customer;
    },
  ),
  'GET /v1/customers/:id': endpoint(PARAMS.read, ({ state }, _, id) => {
    const customer = find(state.customers, id, 'customer');
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  }),
  'POST /v1/customers/:id': endpoint(PARAMS.customer, (world, { email, name, metadata }, id) => {
    const customer = findCustomer(world, id, 'id');
    Object.assign(customer.metadata, metadata);
    if (email !== undefined) customer.email = email;
    if (name !== undefined) customer.name = name;
    return customer;
  }),
  'DELETE /v1/customers/:id': endpoint(PARAMS.none, removeCustomer),
  'POST /v1/billing_portal/sessions': endpoint(PARAMS.portal, (world, { customer, return_url }) => {
    const { state, origin, newId } = world;
    const id = newId('bps');
    const whose = findCustomer(world, customer).id;
    const url = `${origin}/pay/portal/${id}`;
    const object = 'billing_portal.session';
    const portal: Portal = { id, object, customer: whose, url, return_url: return_url ?? origin };
    state.portals[id] = portal;
    return portal;
  }),
};

function removeCustomer(world: World, _: unknown, id: string) {
  const customer = findCustomer(world, id, 'id');
  const own = Object.values(world.state.subscriptions).filter((subscription) => subscription.customer === id);
  for (const subscription of own) endSubscription(world, subscription);
  customer.deleted = true;
  return { id, object: 'customer', deleted: true };
}
