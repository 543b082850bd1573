/** The complete body of an order: takeaway, paid in cash, 10 dollars. */
export const anOrderRequest = (store_id: number, facts: object = {}) => ({
  order_amount: 10,
  payment_method: 'cash_on_delivery',
  order_type: 'take_away',
  store_id,
  contact_person_name: 'Grace Hopper',
  contact_person_number: '+12125550177',
  contact_person_email: 'grace@example.com',
  ...facts,
});
