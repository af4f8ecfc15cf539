ALTER TABLE "bus_trips" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Blocks writes to seats, so that none comes between the count of taken seats below and the creation of the triggers.
-- Locks trips before seats, in the same order as the gateway, to avoid deadlocks.
LOCK TABLE bus_seats IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
UPDATE bus_trips SET taken = (SELECT count(*) FROM bus_seats WHERE bus_seats.trip_key = bus_trips.trip_key);--> statement-breakpoint
-- Keeps `bus_trips.taken` equal to the number of rows in `bus_seats` on every insert and delete. Writers of seats lock the
-- trips first, ordered by key (seat-holds.ts).
CREATE FUNCTION bus_trips_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bus_trips SET taken = bus_trips.taken + changed.seats
  FROM (SELECT trip_key, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS seats FROM changed_seats GROUP BY trip_key) AS changed
  WHERE bus_trips.trip_key = changed.trip_key;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER bus_trips_taken_more AFTER INSERT ON bus_seats REFERENCING NEW TABLE AS changed_seats FOR EACH STATEMENT EXECUTE FUNCTION bus_trips_taken();--> statement-breakpoint
CREATE TRIGGER bus_trips_taken_less AFTER DELETE ON bus_seats REFERENCING OLD TABLE AS changed_seats FOR EACH STATEMENT EXECUTE FUNCTION bus_trips_taken();
