/** Rows of every table that came with trips, written as that version wrote them. */
export const TRIP_ROWS: readonly string[] = [
  `insert into trip_cart values (1, 'guest:41', 'hourly', 3, null, null, 40.7, -74, 'Mott Street', null, null,
     null, null, now())`,
  `insert into trip_cart_line values (1, 1, 1, 2, 1116, now())`,
  `insert into trip (id, owner, customer_id, provider_id, module_id, zone_id, status, type, hours, metres,
     seconds, pickup_lat, pickup_lng, pickup_name, destination_lat, destination_lng, destination_name,
     pickup_at, ends_at, payment_method, payment_status, subtotal, discount, discount_by, coupon, tax,
     tax_included, total, contact_name, contact_phone, contact_email, note, cancellation_reason, created_at)
   values (1, 'customer:1', 1, 1, 1, 1, 'completed', 'distance_wise', null, 12345, 1111, 40.7, -74,
     'Mott Street', 40.71, -74, 'Canal Street', now() - interval '1 day', now(), 'cash_payment', 'paid',
     6172, 0, 'none', 0, 548, false, 6720, 'Ada', '+12125550123', 'ada@example.com', null, null, now())`,
  `insert into trip_line values (1, 1, 1, 'Otero Linea', '/side', 1, 500, 6172, 0)`,
  `insert into trip_status_change values (1, 'completed', now())`,
  `insert into wishlist_vehicle values (1, 1, now())`,
  `insert into wishlist_provider values (1, 1, now())`,
];
