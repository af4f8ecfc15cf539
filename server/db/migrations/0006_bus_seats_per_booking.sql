-- A booking has at most four seats (docs/product/buses.md#seats). Concurrent transactions that add seats to the same booking
-- block on the lock until commit.
CREATE FUNCTION bus_seats_per_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.booking_id IS NULL THEN
    RETURN NEW;
  END IF;
  PERFORM 1 FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF (
    SELECT count(*) FROM bus_seats AS own
    WHERE own.booking_id = NEW.booking_id AND (own.trip_key, own.seat) <> (NEW.trip_key, NEW.seat)
  ) >= 4 THEN
    RAISE EXCEPTION 'booking % has four seats', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bus_seats_per_booking', TABLE = 'bus_seats';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER bus_seats_per_booking BEFORE INSERT OR UPDATE ON bus_seats FOR EACH ROW EXECUTE FUNCTION bus_seats_per_booking();
