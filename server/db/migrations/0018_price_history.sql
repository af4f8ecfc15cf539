CREATE TABLE "watched_prices" (
	"option_id" text NOT NULL,
	"day" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "watched_prices_option_id_day_pk" PRIMARY KEY("option_id","day")
);
--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "threshold" integer;--> statement-breakpoint
ALTER TABLE "watched_prices" ADD CONSTRAINT "watched_prices_option_id_search_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."search_options"("id") ON DELETE cascade ON UPDATE no action;