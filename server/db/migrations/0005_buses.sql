CREATE TABLE "bus_seats" (
	"trip_key" text NOT NULL,
	"seat" integer NOT NULL,
	"pair" integer,
	"sold_to" text NOT NULL,
	"booking_id" integer,
	CONSTRAINT "bus_seats_one_sale" PRIMARY KEY("trip_key","seat"),
	CONSTRAINT "bus_seats_sold_to" CHECK ("bus_seats"."sold_to" in ('M', 'F', 'CS'))
);
--> statement-breakpoint
CREATE TABLE "bus_trips" (
	"trip_key" text PRIMARY KEY NOT NULL,
	"departs_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_passengers" ALTER COLUMN "birth_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "refund_amount" integer;--> statement-breakpoint
ALTER TABLE "sandbox_bank_payments" ADD COLUMN "refunded" integer;--> statement-breakpoint
ALTER TABLE "bus_seats" ADD CONSTRAINT "bus_seats_trip_key_bus_trips_trip_key_fk" FOREIGN KEY ("trip_key") REFERENCES "public"."bus_trips"("trip_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bus_seats" ADD CONSTRAINT "bus_seats_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bus_seats_booking" ON "bus_seats" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bus_trips_departs_on" ON "bus_trips" USING btree ("departs_on");--> statement-breakpoint
-- Adjacent seats are sold to strangers of the same gender only (docs/product/buses.md#seats). Concurrent transactions that
-- take a seat of the same pair block on the lock until commit, and then see the committed seat.
CREATE FUNCTION bus_seats_neighbours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pair IS NULL OR NEW.sold_to = 'CS' THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.trip_key || ' ' || NEW.pair, 0));
  IF EXISTS (
    SELECT 1 FROM bus_seats AS beside
    WHERE beside.trip_key = NEW.trip_key AND beside.pair = NEW.pair AND beside.seat <> NEW.seat
      AND beside.sold_to <> NEW.sold_to AND beside.sold_to <> 'CS'
      AND beside.booking_id IS DISTINCT FROM NEW.booking_id
  ) THEN
    RAISE EXCEPTION 'seat % of % is beside a stranger of another gender', NEW.seat, NEW.trip_key
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'bus_seats_neighbours', TABLE = 'bus_seats';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER bus_seats_neighbours BEFORE INSERT OR UPDATE ON bus_seats FOR EACH ROW EXECUTE FUNCTION bus_seats_neighbours();
