create table wishlist_item (
  customer_id integer not null references customer on delete cascade,
  item_id integer not null references item on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, item_id)
);
create index wishlist_item_of_item on wishlist_item (item_id);

create table wishlist_store (
  customer_id integer not null references customer on delete cascade,
  store_id integer not null references store on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, store_id)
);
create index wishlist_store_of_store on wishlist_store (store_id);

create table wishlist_vehicle (
  customer_id integer not null references customer on delete cascade,
  vehicle_id integer not null references vehicle on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, vehicle_id)
);

create table wishlist_provider (
  customer_id integer not null references customer on delete cascade,
  provider_id integer not null references rental_provider on delete cascade,
  created_at timestamptz not null,
  primary key (customer_id, provider_id)
);
