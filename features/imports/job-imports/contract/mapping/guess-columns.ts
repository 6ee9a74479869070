import { columnGuesser } from '#features/imports/imports/contract';
import type { ImportTarget } from './targets.ts';

/** Headers that people use for each field, best first, without accents and punctuation, in English and Spanish. A
 * header also matches when it begins with one of the prefixes. */
export const synonyms: Readonly<Record<ImportTarget, string>> = {
  job_number:
    'job number,job id,job code,job,location code,location number,site number,site code,site id,job site number,building number,property number,facility number,' +
    'numero de trabajo,codigo de trabajo,codigo de ubicacion,numero de sitio,codigo de sitio,' +
    'number,code,id,numero,codigo',
  job_name: 'job name,nombre de trabajo,trabajo,description of job',
  site_name:
    'site name,building name,location name,property name,facility name,name,site,location,property,facility,building,' +
    'nombre de sitio,nombre de edificio,nombre de propiedad,nombre,sitio,edificio,propiedad,ubicacion,inmueble',
  client_name:
    'client name,client,customer name,customer,account name,company,company name,owner,cliente,nombre de cliente,' +
    'empresa,compania,propietario',
  client_account_number:
    'client account number,account number,account,acct,client number,client id,client code,customer number,customer id,customer code,' +
    'numero de cuenta de cliente,numero de cuenta,cuenta,numero de cliente,codigo de cliente,id de cliente',
  address:
    'address 1,address line 1,address,street address,street,street 1,street line 1,direccion,direccion 1,' +
    'linea de direccion 1,calle,calle y numero,domicilio',
  address_2:
    'address 2,address line 2,street 2,street line 2,suite,unit,floor suite,direccion 2,linea de direccion 2,' +
    'linea 2 de direccion,' +
    'piso,oficina,complemento,unidad',
  city: 'city,town,municipality,ciudad,municipio,localidad,poblacion',
  county: 'county,parish,county name,condado',
  state: 'state,st,province,state code,state abbreviation,estado,estado ee uu,provincia,entidad',
  zip: 'zip,zip code,zipcode,postal code,postcode,postal,zip 4,codigo postal,cp,c p,zona postal',
  status: 'status,job status,state of job,active,estatus,situacion,estado de trabajo,estado de sitio,activo',
  gross_cleanable_sqft:
    'gross cleanable sq ft,gross cleanable sqft,cleanable sq ft,cleanable sqft,cleanable square feet,square feet,' +
    'square footage,sq ft,sqft,sf,usable sq ft,usable square feet,ansi usable,rentable square feet,rentable sq ft,size,' +
    'pies cuadrados,pies 2,superficie,metraje,area limpiable,pies cuadrados limpiables,' +
    'pies cuadrados de limpieza,superficie de limpieza',
  number_of_floors:
    'number of floors,floors,no of floors,stories,storeys,levels,numero de pisos,pisos,numero de plantas,plantas,niveles',
  lat: 'latitude,lat,y,latitud',
  lng: 'longitude,lng,lon,long,x,longitud',
  area_name:
    'area,area name,region,region name,territory,district,area manager area,territorio,zona,distrito,nombre de area',
  area_manager:
    'area manager,area manager email,site manager,account manager,district manager,operations manager,manager,' +
    'gerente de area,correo de gerente de area,gerente de cuenta,gerente de operaciones,gerente,encargado de area',
  service_start_date:
    'service start date,start of service,service start,start date,start,service begin date,begin date,contract start,contract start date,since,' +
    'inicio de servicio,fecha de inicio,fecha de inicio de servicio,inicio,fecha inicial',
  inspection_frequency_days:
    'days between inspections,inspection frequency days,inspection frequency,inspection days,inspection interval,inspect every,qc frequency,' +
    'dias entre inspecciones,frecuencia de inspeccion,frecuencia de inspecciones,dias de inspeccion',
  report_required:
    'nightly report,nightly report required,report required,requires nightly report,reporte nocturno,reporte nocturno obligatorio,' +
    'reporte obligatorio,requiere reporte nocturno',
  action_log_required:
    'action log,action log required,day porter log,requires action log,bitacora,bitacora obligatoria,registro de actividades,' +
    'registro de actividades obligatorio',
  service_type:
    'service type,type of service,service,services,cleaning type,shift type,' +
    'tipo de servicio,servicio,servicios,tipo de limpieza',
  service_days:
    'service days,days of service,days serviced,cleaning days,days of week,days,days cleaned,service schedule,schedule,frequency of service,service frequency,' +
    'dias de servicio,dias de limpieza,dias de semana,dias,horario de servicio',
  contact_name:
    'contact name,site contact,contact,contact person,on site contact,onsite contact,property manager,property contact,facility manager,building manager,point of contact,poc,' +
    'nombre de contacto,contacto,persona de contacto,contacto de sitio,administrador de edificio,encargado de edificio',
  contact_email:
    'contact email,site contact email,contact e mail,property manager email,site email,email,e mail,email address,' +
    'correo de contacto,email de contacto,correo electronico de contacto,correo electronico,correo',
  contact_phone:
    'contact phone,site contact phone,contact phone number,property manager phone,site phone,phone,phone number,telephone,tel,contact mobile,' +
    'telefono de contacto,telefono de sitio,telefono,celular de contacto,celular',
  winteam_job_number:
    'win team job number,win team number,win team job,win team,winteam,numero de trabajo en win team,numero de win team',
  description:
    'description,notes,note,comments,comment,remarks,descripcion,notas,nota,comentarios,observaciones',
};

/** Words that may come before the name of a field: `Bldg_City` and `Ciudad del edificio` mean the city. */
const prefixes = 'bldg,building,site,property,location,job,service,facility,physical,edificio,sitio'.split(
  ',',
);

const suffixes = 'de edificio,de sitio,de trabajo,de propiedad,of building,of site'.split(',');

/** Guesses from the headers which column fills which field of a job site. */
export const guessColumns = columnGuesser(synonyms, { prefixes, suffixes });
