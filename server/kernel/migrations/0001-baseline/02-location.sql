create table zone (
  id integer primary key,
  name text not null,
  active boolean not null,
  min_lat double precision not null,
  max_lat double precision not null,
  min_lng double precision not null,
  max_lng double precision not null,
  boundary jsonb not null,
  check (min_lat < max_lat and min_lng < max_lng)
);
comment on column zone.min_lat is 'Bounding box, indexed; code decides by the boundary';
comment on column zone.boundary is 'Corners [[lat, lng], …] in order; the last joins the first';
create index zone_box on zone (min_lat, max_lat, min_lng, max_lng);

create table module (
  id integer primary key,
  name text not null,
  type text not null check (type in ('food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental')),
  icon text not null,
  thumbnail text not null,
  active boolean not null,
  position integer not null,
  description text not null
);

create table zone_module (
  zone_id integer not null references zone on delete cascade,
  module_id integer not null references module on delete cascade,
  minimum_fee bigint not null check (minimum_fee >= 0),
  fee_per_km bigint not null check (fee_per_km >= 0),
  maximum_fee bigint check (maximum_fee >= 0),
  maximum_cod bigint not null check (maximum_cod >= 0),
  primary key (zone_id, module_id)
);
comment on table zone_module is 'Charges of a module in a zone; no row: not offered there';
comment on column zone_module.maximum_cod is '0: none';
