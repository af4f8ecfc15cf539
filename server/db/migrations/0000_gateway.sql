CREATE SEQUENCE "public"."ticket_serial" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999999 START WITH 2400000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"value" integer NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "coupons_value_positive" CHECK ("coupons"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "money_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"value" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "money_points_value_positive" CHECK ("money_points"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"bill_type" integer NOT NULL,
	"billing_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"zip_code" text NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"tax_office" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_passengers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_passengers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"gender" text,
	"foreign_citizen" boolean DEFAULT false NOT NULL,
	"nationality_id" integer,
	"citizen_number" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"passport" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone_code" text DEFAULT '90' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'TR' NOT NULL,
	"language" text DEFAULT 'tr' NOT NULL,
	"currency" text DEFAULT 'TRY' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_passengers" (
	"booking_id" integer NOT NULL,
	"position" integer NOT NULL,
	"pax_type" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"foreign_citizen" boolean NOT NULL,
	"citizen_number" text NOT NULL,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"nationality_id" integer,
	"passport" text NOT NULL,
	"passport_expiry" date,
	CONSTRAINT "booking_passengers_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "booking_seats" (
	"booking_id" integer NOT NULL,
	"flight_key" text NOT NULL,
	"cabin" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "booking_seats_booking_id_flight_key_cabin_pk" PRIMARY KEY("booking_id","flight_key","cabin")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_unique" text NOT NULL,
	"product" text NOT NULL,
	"option_id" text NOT NULL,
	"user_id" integer,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"total" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"seats" text NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"pnr" text,
	"email" text,
	"phone_code" text,
	"phone" text,
	"bill" jsonb,
	"finish_page_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ticketed_at" timestamp with time zone,
	CONSTRAINT "bookings_session_unique" UNIQUE("session_unique"),
	CONSTRAINT "bookings_pnr_unique" UNIQUE("pnr"),
	CONSTRAINT "bookings_discount_within_total" CHECK ("bookings"."discount" between 0 and "bookings"."total"),
	CONSTRAINT "bookings_ticketed_is_sold" CHECK ("bookings"."status" <> 'ticketed' or ("bookings"."seats" = 'sold' and "bookings"."pnr" is not null))
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"coupon_id" integer PRIMARY KEY NOT NULL,
	"booking_id" integer,
	"consumed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_point_uses" (
	"money_point_id" integer PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"consumed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_inventory" (
	"flight_key" text NOT NULL,
	"cabin" text NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "seat_inventory_flight_key_cabin_pk" PRIMARY KEY("flight_key","cabin"),
	CONSTRAINT "seat_inventory_never_oversold" CHECK ("seat_inventory"."taken" <= "seat_inventory"."seats"),
	CONSTRAINT "seat_inventory_never_negative" CHECK ("seat_inventory"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"booking_id" integer NOT NULL,
	"position" integer NOT NULL,
	"leg" integer NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "tickets_booking_id_position_leg_pk" PRIMARY KEY("booking_id","position","leg"),
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL,
	"message" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_dedupe_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"reference" text PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"return_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"charge_reference" text,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"page_token" text NOT NULL,
	"amount" integer NOT NULL,
	"merchant" text NOT NULL,
	"language" text NOT NULL,
	"scenario" text NOT NULL,
	"status" text NOT NULL,
	"code_attempts" integer DEFAULT 0 NOT NULL,
	"return_url" text NOT NULL,
	"return_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decides_at" timestamp with time zone,
	CONSTRAINT "sandbox_bank_page_token_unique" UNIQUE("page_token")
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" text NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"old_price" integer,
	"new_price" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_alerts_contact" CHECK ("price_alerts"."email" <> '' or "price_alerts"."phone" <> '')
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"owner" text NOT NULL,
	"product" text NOT NULL,
	"route" text NOT NULL,
	"option_id" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_searches_owner_product_route_pk" PRIMARY KEY("owner","product","route")
);
--> statement-breakpoint
CREATE TABLE "search_options" (
	"id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_sessions" (
	"session_unique" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_points" ADD CONSTRAINT "money_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_bills" ADD CONSTRAINT "saved_bills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_passengers" ADD CONSTRAINT "saved_passengers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_passengers" ADD CONSTRAINT "booking_passengers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_point_uses" ADD CONSTRAINT "money_point_uses_money_point_id_money_points_id_fk" FOREIGN KEY ("money_point_id") REFERENCES "public"."money_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_point_uses" ADD CONSTRAINT "money_point_uses_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_option_id_search_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."search_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_option_id_search_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."search_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_sessions" ADD CONSTRAINT "search_sessions_option_id_search_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."search_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_sessions" ADD CONSTRAINT "search_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_tokens_user" ON "auth_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_user_code_unique" ON "coupons" USING btree ("user_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "money_points_user_source_unique" ON "money_points" USING btree ("user_id","source");--> statement-breakpoint
CREATE INDEX "saved_bills_user" ON "saved_bills" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_passengers_user" ON "saved_passengers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "booking_seats_flight" ON "booking_seats" USING btree ("flight_key","cabin");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("hold_expires_at") WHERE "bookings"."seats" = 'held';--> statement-breakpoint
CREATE INDEX "bookings_issuing" ON "bookings" USING btree ("id") WHERE "bookings"."status" = 'issuing';--> statement-breakpoint
CREATE INDEX "coupon_uses_booking" ON "coupon_uses" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "money_point_uses_booking" ON "money_point_uses" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_queue" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "rate_limits_age" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_one_live_per_booking" ON "charges" USING btree ("booking_id") WHERE "charges"."state" in ('open', 'approved', 'refunding');--> statement-breakpoint
CREATE INDEX "charges_booking" ON "charges" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "charges_unfinished" ON "charges" USING btree ("created_at") WHERE "charges"."state" in ('open', 'refunding');--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_alerts_email_unique" ON "price_alerts" USING btree ("option_id",lower("email")) WHERE "price_alerts"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "price_alerts_phone_unique" ON "price_alerts" USING btree ("option_id","phone") WHERE "price_alerts"."phone" <> '';--> statement-breakpoint
CREATE INDEX "price_alerts_user" ON "price_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_alerts_active" ON "price_alerts" USING btree ("option_id") WHERE "price_alerts"."active";--> statement-breakpoint
CREATE INDEX "recent_searches_option" ON "recent_searches" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "recent_searches_age" ON "recent_searches" USING btree ("searched_at");--> statement-breakpoint
CREATE INDEX "search_sessions_created" ON "search_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_sessions_option" ON "search_sessions" USING btree ("option_id");