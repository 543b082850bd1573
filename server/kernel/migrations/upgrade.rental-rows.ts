/** Rows of every table that came with rented vehicles, written as that version wrote them. */
export const RENTAL_ROWS: readonly string[] = [
  `insert into rental_provider values
     (1, 1, 1, 'Slow Lane', '9 Mott Street', '+12125550124', 40.7, -74, '/logo', '/cover', true, 88750,
      100000, 5000, 2000, 4.5, 1, 3, '["2026-12-25"]', now())`,
  `insert into pickup_zone values (1, 1)`,
  `insert into rental_provider_hours values (1, 0, 540, 1260)`,
  `insert into vehicle_category values (1, 1, 'Saloons', '/image', 1)`,
  `insert into vehicle_brand values (1, 1, 'Otero', '/image', 1)`,
  `insert into vehicle (id, provider_id, category_id, brand_id, name, description, body_type, images, seats,
     air_condition, transmission, fuel, hourly_price, distance_price, discount_type, discount_value,
     total_count, is_new, rating, rating_count, active, created_at)
   values
     (1, 1, 1, 1, 'Otero Linea', 'Quiet.', 'sedan', '["/side"]', 4, true, 'automatic', 'electric', 1275,
      null, 'percent', 125000, 2, true, 4.5, 1, true, now()),
     (2, 1, 1, 1, 'Otero Alta', '', 'suv', '["/side"]', 7, false, 'manual', 'diesel', 300,
      500, 'amount', 350, 1, false, 0, 0, false, now()),
     (3, 1, 1, 1, 'Otero Nova', '', 'suv', '["/side"]', 7, false, 'manual', 'diesel', 300,
      null, 'amount', 50, 1, false, 0, 0, true, now())`,
  `insert into vehicle_review values (1, 1, 1, 'Ada', 4.5, 'Good', '[]', null, now())`,
  `insert into rental_banner values
     (1, 1, 1, 1, null, null, 'Weekends', 'Out of town', '/image', true, 1)`,
];
