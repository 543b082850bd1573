export const words = { events: { 'item.add': 'the customer puts an item into the cart' } };
