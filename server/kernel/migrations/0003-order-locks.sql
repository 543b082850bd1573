-- Claims an idempotency key until the transaction ends, and returns what it is known for. Each statement of the function
-- sees what was committed before it, so the answer of the first request is seen after its lock.
create function claim_key(owners text[], claimed text) returns jsonb language plpgsql as $$
declare
  owner_named text;
begin
  foreach owner_named in array owners loop
    if not pg_try_advisory_xact_lock(hashtextextended('place ' || owner_named || ' ' || claimed, 0)) then
      return null;
    end if;
  end loop;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'owner', owner, 'request_hash', request_hash, 'status', status, 'answer', answer)), '[]')
    from placement where owner = any(owners) and key = claimed
  );
end $$;

-- Locks the trip cart of an owner and then its vehicles, including those that were added during the wait.
create function lock_trip_vehicles(of_owner text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('trip cart ' || of_owner, 0));
  perform from vehicle
    where id in (
      select vehicle_id from trip_cart_line join trip_cart on trip_cart.id = cart_id where owner = of_owner
    )
    order by id for update;
  return true;
end $$;

-- Locks the carts of an owner and then their items of a store, including lines that were added during the wait.
create function lock_cart_items(of_owner text, of_store integer) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cart ' || of_owner, 0));
  perform from item
    where store_id = of_store and id in (select item_id from cart_line where owner = of_owner)
    order by id for update;
  return true;
end $$;
