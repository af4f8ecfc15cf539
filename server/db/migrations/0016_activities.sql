CREATE TABLE "activity_bookings" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"departure" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_holds" (
	"booking_id" integer NOT NULL,
	"stock_key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "activity_holds_booking_id_stock_key_pk" PRIMARY KEY("booking_id","stock_key")
);
--> statement-breakpoint
CREATE TABLE "activity_positions" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_stock" (
	"key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"units" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "activity_stock_never_oversold" CHECK ("activity_stock"."taken" <= "activity_stock"."units"),
	CONSTRAINT "activity_stock_never_negative" CHECK ("activity_stock"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "activity_bookings" ADD CONSTRAINT "activity_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_holds" ADD CONSTRAINT "activity_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_positions" ADD CONSTRAINT "activity_positions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_bookings_start" ON "activity_bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "activity_bookings_untold" ON "activity_bookings" USING btree ("starts_at") WHERE "activity_bookings"."told_at" is null;--> statement-breakpoint
CREATE INDEX "activity_holds_stock" ON "activity_holds" USING btree ("stock_key");--> statement-breakpoint
CREATE INDEX "activity_positions_until" ON "activity_positions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "activity_stock_day" ON "activity_stock" USING btree ("day");