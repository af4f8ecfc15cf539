CREATE TABLE "transfer_holds" (
	"booking_id" integer NOT NULL,
	"stock_key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "transfer_holds_booking_id_stock_key_pk" PRIMARY KEY("booking_id","stock_key")
);
--> statement-breakpoint
CREATE TABLE "transfer_rides" (
	"booking_id" integer NOT NULL,
	"ride" smallint NOT NULL,
	"pick_up_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "transfer_rides_booking_id_ride_pk" PRIMARY KEY("booking_id","ride")
);
--> statement-breakpoint
CREATE TABLE "transfer_stock" (
	"key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"units" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "transfer_stock_never_oversold" CHECK ("transfer_stock"."taken" <= "transfer_stock"."units"),
	CONSTRAINT "transfer_stock_never_negative" CHECK ("transfer_stock"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "transfer_holds" ADD CONSTRAINT "transfer_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_rides" ADD CONSTRAINT "transfer_rides_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_holds_stock" ON "transfer_holds" USING btree ("stock_key");--> statement-breakpoint
CREATE INDEX "transfer_rides_untold" ON "transfer_rides" USING btree ("pick_up_at") WHERE "transfer_rides"."told_at" is null;--> statement-breakpoint
CREATE INDEX "transfer_stock_day" ON "transfer_stock" USING btree ("day");