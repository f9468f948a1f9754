import { refund } from '../money';
import { PARAMS } from '../params';
import { find } from '../world';
import { type Endpoint, endpoint, listOf } from './endpoint';

export const MONEY_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET /v1/payment_intents/:id': endpoint(PARAMS.read, ({ state }, { expand = [] }, id) => {
    const intent = find(state.paymentIntents, id, 'payment_intent');
    const whole = expand.includes('latest_charge') && intent.latest_charge;
    return whole ? { ...intent, latest_charge: state.charges[whole] } : intent;
  }),
  'GET /v1/charges/:id': endpoint(PARAMS.read, ({ state }, _, id) => find(state.charges, id, 'charge')),
  'POST /v1/refunds': endpoint(PARAMS.refund, (world, { payment_intent, amount }) =>
    refund(world, payment_intent, amount),
  ),
  'GET /v1/disputes': endpoint(PARAMS.disputes, ({ state }, { payment_intent }) => {
    const all = Object.values(state.disputes);
    return listOf(
      '/v1/disputes',
      all.filter((one) => payment_intent === undefined || one.payment_intent === payment_intent),
    );
  }),
};
